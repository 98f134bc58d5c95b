import Viper

struct FilesRouter {
    let photos: any PhotoRouting
    let refusal: RefusalRouter
}
