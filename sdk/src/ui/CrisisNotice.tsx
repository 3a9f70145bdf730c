import type { ReactNode } from "react";
import { crisisHelp, signOfCrisis } from "../safety/index.ts";
import { Notice } from "./Notice.tsx";

interface Props {
  /** `alert` where it appears while somebody writes or chooses. */
  readonly role?: "alert";
  /** What else to say there. */
  readonly children?: ReactNode;
}

/** Where to find help at once: 988 and 911 (DECISIONS 29). */
export function CrisisNotice({ role, children }: Props) {
  return (
    <Notice tone="stop" title={crisisHelp.title} {...(role ? { role } : {})}>
      <p>{crisisHelp.text}</p>
      {children}
    </Notice>
  );
}

/** The same, at once and aloud, below a field whose text shows a sign of crisis. */
export function CrisisWatch({ text }: { readonly text: string }) {
  return signOfCrisis(text) ? <CrisisNotice role="alert" /> : null;
}
