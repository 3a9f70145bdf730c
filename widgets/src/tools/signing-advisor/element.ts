import sheet from "virtual:sheet/signing-advisor";
import { defineTool } from "../../element/index.ts";
import { SigningAdvisor } from "./SigningAdvisor.tsx";

/** `<iep-signing-advisor>` */
export const element = defineTool({
  tag: "iep-signing-advisor",
  Tool: SigningAdvisor,
  sheet,
});
