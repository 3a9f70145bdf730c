import { pageTests } from "./tests/pageTests.ts";

export default pageTests("dashboard", "en");
