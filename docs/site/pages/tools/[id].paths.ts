import { toolPages } from "../../content/generatedPages.ts";

export default { paths: toolPages };
