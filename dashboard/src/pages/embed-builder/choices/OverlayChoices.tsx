import { attributeRow, isUsed, matchesPattern, sides } from "@iep-insider/sdk/embed";
import { Field, Select } from "@iep-insider/sdk/ui";
import { choices as words } from "../../../content/embedBuilder.ts";
import type { Choosing } from "../useChoosing.ts";
import { useTyped } from "./useTyped.ts";

/** What only a tool that opens over the page has. */
export function OverlayChoices({ choosing: { choice, choose, type } }: { readonly choosing: Choosing }) {
  const trigger = useTyped(choice.trigger, readTrigger, (name) => type({ trigger: name }));
  const moments: { id: string; label: string }[] = Object.entries(words.autoOpen.options).map(
    ([id, label]) => ({ id, label }),
  );
  const other = choice.autoOpen;
  if (other !== null && !moments.some(({ id }) => id === other))
    moments.push({ id: other, label: words.autoOpen.other(other) });
  return (
    <>
      <Field
        label={words.buttonLabel.label}
        hint={words.buttonLabel.hint(choice.tool)}
        maxLength={words.buttonLabel.most}
        value={choice.buttonLabel ?? ""}
        onChange={(text) => type({ buttonLabel: text || null })}
        autoComplete="off"
      />
      <Field
        label={words.trigger.label}
        hint={words.trigger.hint}
        error={trigger.isWrong ? words.trigger.wrong : undefined}
        value={trigger.text}
        onChange={trigger.type}
        maxLength={60}
        autoComplete="off"
      />
      {isUsed("side", choice) ? (
        <Select
          label={words.side.label}
          none={words.side.none}
          options={sides.map((id) => ({ id, label: words.side.options[id] }))}
          value={choice.side ?? ""}
          onChange={(value) => choose({ side: sides.find((side) => side === value) ?? null })}
        />
      ) : null}
      <Select
        label={words.autoOpen.label}
        hint={words.autoOpen.hint}
        none={words.autoOpen.none}
        options={moments}
        value={choice.autoOpen ?? ""}
        onChange={(value) => choose({ autoOpen: value || null })}
      />
    </>
  );
}

function readTrigger(text: string): string | null | undefined {
  const name = text.trim().replace(/^[#.]/, "");
  if (name === "") return null;
  return matchesPattern(attributeRow("trigger"), name) ? name : undefined;
}
