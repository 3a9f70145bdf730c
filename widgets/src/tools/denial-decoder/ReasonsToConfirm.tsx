import type { ReasonRead } from "@iep-insider/sdk/contract";
import { Button, Choice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { ConfirmCard } from "../../answers/index.ts";
import { confirmReasonWords as words } from "./confirmContent.ts";

interface Props {
  /** The likeliest first; none if our list does not include the reason, and a model can read it. */
  readonly reasons: readonly ReasonRead[];
  /** What the parent checked before a gate replaced the screen; null at first. */
  readonly checked: readonly string[] | null;
  /** @param reasons the confirmed ones; none if nothing fits. */
  readonly onConfirm: (reasons: readonly string[]) => void;
}

/** More would not help at a glance. */
const shownAtFirst = 4;

/** The reasons read in the parent's text, to be confirmed before they are explained. */
export function ReasonsToConfirm({ reasons, checked, onConfirm }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(
    () => checked ?? reasons.filter(({ isRead }) => isRead).map(({ reason }) => reason),
  );
  const [isRefused, setRefused] = useState(false);
  const [areAllShown, showAll] = useState(false);
  const isShown = ({ reason, isRead }: ReasonRead, place: number) =>
    areAllShown || isRead || place < shownAtFirst || chosen.includes(reason);
  const shown = reasons.filter(isShown);
  if (reasons.length === 0)
    return (
      <ConfirmCard
        title={words.unknownTitle}
        lead={words.unknownLead}
        confirm={words.askModel}
        onConfirm={() => onConfirm([])}
        other={null}
      />
    );
  return (
    <ConfirmCard
      title={words.title}
      lead={words.lead}
      confirm={words.explain}
      onConfirm={() => {
        setRefused(chosen.length === 0);
        if (chosen.length > 0) onConfirm(chosen);
      }}
      other={
        shown.length < reasons.length ? (
          <Button onClick={() => showAll(true)}>{words.more}</Button>
        ) : (
          <Button onClick={() => onConfirm([])}>{words.none}</Button>
        )
      }
    >
      <Choice
        kind="many"
        legend={words.legend}
        options={shown.map(({ reason, title }) => ({ id: reason, label: title }))}
        chosen={chosen}
        onChange={setChosen}
        error={isRefused && chosen.length === 0 ? words.missing : undefined}
      />
    </ConfirmCard>
  );
}
