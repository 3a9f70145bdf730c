import { pageTests } from "./tests/pageTests.ts";

export default pageTests("spanish-pages", "es");
