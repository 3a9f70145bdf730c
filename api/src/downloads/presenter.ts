import type { TemplateSent } from "@iep-insider/sdk/contract";

export const templateSent: TemplateSent = {
  message: "The letter is on its way to you. It can take a few minutes, and it may be in your spam folder.",
};
