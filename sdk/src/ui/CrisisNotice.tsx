import type { ReactNode } from "react";
import { type CrisisHelp, crisisHelp, spanishLine } from "../safety/index.ts";
import { Notice } from "./Notice.tsx";
import { useCrisisHelp } from "./useCrisisHelp.ts";

interface Props {
  readonly help?: CrisisHelp;
  /** `alert` if it appears while the parent types or chooses. */
  readonly role?: "alert";
  readonly children?: ReactNode;
}

/** Where to find help immediately: 911, 988 and 741741 (ADR 18). */
export function CrisisNotice({ help = crisisHelp, role, children }: Props) {
  return (
    <div lang={help.language}>
      <Notice tone="stop" title={help.title} {...(role ? { role } : {})}>
        <p>{help.text}</p>
        {help.language === "en" ? <p lang="es">{spanishLine}</p> : null}
        {children}
      </Notice>
    </div>
  );
}

/** The same, announced immediately, below a field whose text shows a sign of crisis. */
export function CrisisWatch({ text }: { readonly text: string }) {
  const help = useCrisisHelp(text);
  return help ? <CrisisNotice help={help} role="alert" /> : null;
}
