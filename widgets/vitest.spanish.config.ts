import { componentTests } from "./tests/components.ts";

export default componentTests("spanish");
