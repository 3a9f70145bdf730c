import { builderPages } from "../../content/generatedPages.ts";

export default { paths: builderPages };
