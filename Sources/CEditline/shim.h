#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

/* Swift cannot call variadic functions, and refuses the mutable globals of stdio: each wrapper below is
   one form of a call. */

typedef wchar_t *(*editline_prompt)(EditLine *);
typedef unsigned char (*editline_function)(EditLine *, int);
typedef int (*editline_reader)(EditLine *, wchar_t *);

typedef ssize_t (*editline_writer)(void *, const char *, size_t);

/* fopencookie, by its symbol, as glibc declares it only with _GNU_SOURCE, which Swift's importer does not define.
   The struct is its cookie_io_functions_t. */
struct editline_stream {
    void *read;
    editline_writer write;
    void *seek;
    void *close;
};
extern FILE *editline_fopencookie(void *, const char *, struct editline_stream) __asm__("fopencookie");

/* Stream that writes to `writer`. */
static inline FILE *editline_output(void *context, editline_writer writer) {
    struct editline_stream stream = {0, writer, 0, 0};
    return editline_fopencookie(context, "w", stream);
}

/* el_init_fd: keys from standard input; `err` receives its message about an unknown terminal type. */
static inline EditLine *editline_open(const char *program, FILE *out, FILE *err) {
    return el_init_fd(program, stdin, out, err, 0, 1, 2);
}

/* el_set(EL_EDITOR | EL_TERMINAL) */
static inline int editline_set_text(EditLine *e, int operation, const char *text) {
    return el_set(e, operation, text);
}

/* el_get(EL_EDITOR | EL_TERMINAL) */
static inline int editline_get_text(EditLine *e, int operation, const char **text) {
    return el_get(e, operation, text);
}

/* el_set(EL_SIGNAL | EL_PREP_TERM) */
static inline int editline_set_flag(EditLine *e, int operation, int on) { return el_set(e, operation, on); }

/* el_set(EL_CLIENTDATA) and el_get(EL_CLIENTDATA) */
static inline int editline_set_context(EditLine *e, void *context) {
    return el_set(e, EL_CLIENTDATA, context);
}
static inline void *editline_context(EditLine *e) {
    void *context = NULL;
    el_get(e, EL_CLIENTDATA, &context);
    return context;
}

/* el_wset(EL_PROMPT_ESC): `fence` encloses invisible characters. */
static inline int editline_set_prompt(EditLine *e, editline_prompt prompt, wchar_t fence) {
    return el_wset(e, EL_PROMPT_ESC, prompt, (int)fence);
}

/* el_set(EL_GETCFN) */
static inline int editline_set_reader(EditLine *e, editline_reader reader) {
    return el_set(e, EL_GETCFN, reader);
}

/* el_set(EL_ADDFN) */
static inline int editline_add_function(
    EditLine *e, const char *name, const char *help, editline_function function
) {
    return el_set(e, EL_ADDFN, name, help, function);
}

/* el_set(EL_BIND): a key of the current map. */
static inline int editline_bind(EditLine *e, const char *key, const char *function) {
    return el_set(e, EL_BIND, key, function, (char *)0);
}

/* el_set(EL_BIND, "-a"): a key of vi's command mode. */
static inline int editline_bind_alternative(EditLine *e, const char *key, const char *function) {
    return el_set(e, EL_BIND, "-a", key, function, (char *)0);
}

/* el_set(EL_BIND, "-s"): a key of the current map, or of vi's command mode, that types a text. */
static inline int editline_bind_text(EditLine *e, const char *key, const char *text) {
    return el_set(e, EL_BIND, "-s", key, text, (char *)0);
}
static inline int editline_bind_alternative_text(EditLine *e, const char *key, const char *text) {
    return el_set(e, EL_BIND, "-a", "-s", key, text, (char *)0);
}

/* el_set(EL_BIND): prints the binding of a key, or an error. */
static inline int editline_print_binding(EditLine *e, const char *key) {
    return el_set(e, EL_BIND, key, (char *)0);
}

/* el_set(EL_SETTY): `-x` is the terminal mode outside el_wgets, `-d` the mode while a line is edited. */
static inline int editline_set_mode(EditLine *e, const char *mode, const char *change) {
    return el_set(e, EL_SETTY, mode, change, (char *)0);
}

/* el_set(EL_REFRESH) */
static inline int editline_refresh(EditLine *e) { return el_set(e, EL_REFRESH); }

/* el_wset(EL_HIST) */
static inline int editline_set_history(EditLine *e, HistoryW *history) {
    return el_wset(e, EL_HIST, history_w, history);
}

/* history_w(H_SETSIZE | H_SETUNIQUE) */
static inline int editline_history_number(HistoryW *history, int operation, int number) {
    HistEventW event;
    return history_w(history, &event, operation, number);
}

/* history_w(H_CLEAR) */
static inline int editline_history_clear(HistoryW *history) {
    HistEventW event;
    return history_w(history, &event, H_CLEAR);
}

/* history_w(H_ENTER) */
static inline int editline_history_enter(HistoryW *history, const wchar_t *line) {
    HistEventW event;
    return history_w(history, &event, H_ENTER, line);
}

/* wcwidth, which the Glibc module does not export. */
static inline int editline_cell_width(wchar_t character) {
    extern int wcwidth(wchar_t);
    return wcwidth(character);
}

#endif
