/** All that the server says in both languages. The build copies these modules and those they import (ADR 100). */
export { renewalTerms } from "@iep-insider/sdk/catalog";
export { loadStates } from "@iep-insider/sdk/law";
export { crisisHelpFor } from "@iep-insider/sdk/safety";
export { createLawIndex } from "../ai/law/createLawIndex.ts";
export { present } from "../ai/present.ts";
export { answerTools } from "../ai/tools/index.ts";
export { compose } from "../mail/compose.ts";
export * as mails from "../mail/templates/index.ts";
