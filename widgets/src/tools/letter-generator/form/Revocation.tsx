import { revokeConsent } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, markEnglish, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import type { LetterForm } from "./fields.ts";
import { keepsSomething } from "./keepsSomething.ts";
import { revokeWarning } from "./revokeWarning.ts";

interface Props {
  readonly form: LetterForm;
  /** `begin`: what the letter does, above the form. `end`: whether the reason means all services, above the button. */
  readonly place: "begin" | "end";
  /** Switches to another letter's form, keeping what was typed. */
  readonly onInstead: (form: LetterForm) => void;
  /** Whether the letter may be written. */
  readonly onCleared: (isCleared: boolean) => void;
}

/** Around the form of a letter that ends all services: what that means, and alternatives (ADR 22). */
export function Revocation({ place, ...props }: Props) {
  return place === "begin" ? <Warning {...props} /> : <PartOnly {...props} />;
}

function Warning({ form, onInstead }: Omit<Props, "place">) {
  return (
    <Notice tone="caution" title={revokeWarning.title}>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {revokeWarning.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={tw`text-sm text-quiet`}>
        <a href={revokeConsent.officialAddress} target="_blank" rel="noopener noreferrer">
          {markEnglish(revokeConsent.citation)}
        </a>
      </p>
      <p>{revokeWarning.help}</p>
      <p>{revokeWarning.instead}</p>
      <div>
        <Button onClick={() => onInstead({ ...form, letterType: "specific_services" })}>
          {revokeWarning.insteadButton}
        </Button>
      </div>
    </Notice>
  );
}

function PartOnly({ form, onInstead, onCleared }: Omit<Props, "place">) {
  const { urgencyReason } = form;
  // The reason that a parent confirmed to mean all services.
  const [meansAll, setMeansAll] = useState<string | null>(null);
  const isPart = meansAll !== urgencyReason && keepsSomething(urgencyReason);
  useEffect(() => {
    onCleared(!isPart);
    return () => onCleared(false);
  }, [isPart, onCleared]);
  if (!isPart) return null;
  return (
    <Notice tone="caution" role="status" title={revokeWarning.partTitle}>
      <p>{revokeWarning.part}</p>
      <div className={tw`flex flex-wrap gap-3`}>
        <Button
          kind="primary"
          onClick={() => onInstead({ ...form, letterType: "disagreement", specificConcerns: urgencyReason })}
        >
          {revokeWarning.partButton}
        </Button>
        <Button kind="quiet" onClick={() => setMeansAll(urgencyReason)}>
          {revokeWarning.partAll}
        </Button>
      </div>
    </Notice>
  );
}
