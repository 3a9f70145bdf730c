import { crisisHelp, signOfCrisis } from "@iep-insider/sdk/safety";
import { Notice } from "@iep-insider/sdk/ui";

/** Where to find help, at once and aloud, when a text shows a sign of crisis (DECISIONS 29). */
export function CrisisHelp({ text }: { readonly text: string }) {
  if (!signOfCrisis(text)) return null;
  return (
    <Notice tone="stop" role="alert" title={crisisHelp.title}>
      <p>{crisisHelp.text}</p>
    </Notice>
  );
}
