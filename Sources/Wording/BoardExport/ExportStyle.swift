/// Style sheet of a contact sheet: light or dark as the reader's system, black on white in print.
package enum ExportStyle {
    /// Base64 of the SHA-256 of `text`, for the page's content security policy.
    package static let sum = "gAKdmqtaLeUjdP8UfZ6GtorlsSitaPdvt/FC0S1lIaw="

    package static let text = """

        :root{color-scheme:light dark;--paper:#f6f4f0;--card:#fff;--mat:#e9e6df;--ink:#1d1c1a;
        --soft:#6b675f;--line:#dcd8cf}
        @media (prefers-color-scheme:dark){:root{--paper:#161514;--card:#211f1d;--mat:#0f0e0d;
        --ink:#ece8e1;--soft:#a19b90;--line:#35322e}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:100rem;padding:clamp(1rem,4vw,3rem);background:var(--paper);
        color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
        header{margin:0 0 2rem;border-bottom:1px solid var(--line);padding:0 0 1.25rem}
        h1{margin:0;font:600 clamp(1.75rem,5vw,2.75rem)/1.15 Georgia,serif;letter-spacing:-.01em}
        header p{margin:.5rem 0 0;color:var(--soft)}
        p.note{white-space:pre-line}
        header p.note{max-width:42rem;color:var(--ink)}
        main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));
        gap:clamp(.75rem,2vw,1.75rem)}
        figure{margin:0;display:flex;flex-direction:column;background:var(--card);
        border:1px solid var(--line);border-radius:.5rem;overflow:hidden}
        figure>a,.missing{display:block;position:relative;background:var(--mat);aspect-ratio:4/3}
        figure>a:focus-visible{outline:3px solid currentColor;outline-offset:-3px}
        .missing{display:grid;place-items:center;color:var(--soft);font-size:.875rem}
        img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
        main>h2{grid-column:1/-1;font-size:1.25rem}
        figure.cover{order:-1;grid-column:1/-1}
        figure.cover>a{aspect-ratio:21/9}
        figcaption{padding:.75rem .875rem .875rem;display:flex;flex-direction:column;gap:.375rem;flex:1}
        h2{margin:0;font-size:1rem;font-weight:600;line-height:1.35}
        h2 span{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
        figcaption p{margin:0;font-size:.875rem}
        ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:0;padding:0;list-style:none;font-size:.75rem}
        li{border:1px solid var(--line);border-radius:1rem;padding:0 .5rem}
        p.credit{margin-top:auto;padding-top:.25rem;color:var(--soft);font-size:.75rem;line-height:1.4}
        a{color:inherit;text-decoration-color:var(--line);text-underline-offset:.15em}
        a:hover{text-decoration-color:currentColor}
        footer{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1rem;color:var(--soft);
        font-size:.8125rem}
        footer p{margin:0}
        @media print{:root{--paper:#fff;--card:#fff;--mat:#fff;--ink:#000;--soft:#444;--line:#bbb}@page{
        margin:12mm}body{padding:0;max-width:none;font-size:9pt}main{
        grid-template-columns:repeat(3,1fr);gap:5mm}figure{break-inside:avoid}h2{font-size:9pt}
        figcaption p{font-size:8pt}p.credit{font-size:7pt}}

        """
}
