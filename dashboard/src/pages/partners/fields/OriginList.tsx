import { mostOrigins } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useRef } from "react";
import { originWords as words } from "../../../content/partnerFields.ts";
import { withScheme } from "./addresses.ts";
import type { Faults } from "./faultsOf.ts";

interface Props {
  readonly legend: string;
  readonly hint: string;
  /** One per line; at least one, which may be empty. */
  readonly origins: readonly string[];
  /** `origins` for the list, `origins.1` for the second line. */
  readonly faults: Faults;
  readonly onChange: (origins: readonly string[]) => void;
}

/** The allowed origins, one per line, each with its fault. */
export function OriginList({ legend, hint, origins, faults, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const whole = faults["origins"];

  function focusLine(line: number) {
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[line]?.focus());
  }

  return (
    <fieldset className={tw`flex flex-col gap-2`} aria-describedby={`${id}-hint`}>
      <legend className={tw`font-medium`}>{legend}</legend>
      <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
        {hint}
      </p>
      <ul ref={list} className={tw`flex flex-col gap-2`}>
        {origins.map((origin, line) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what is typed in it changes.
            key={line}
            name={words.line(line + 1)}
            origin={origin}
            fault={faults[`origins.${line}`] ?? (line === 0 ? whole : undefined)}
            onChange={(text) => onChange(origins.map((other, at) => (at === line ? text : other)))}
            onRemove={
              origins.length > 1
                ? () => {
                    onChange(origins.filter((_, at) => at !== line));
                    focusLine(Math.max(0, line - 1));
                  }
                : null
            }
          />
        ))}
      </ul>
      {origins.length < mostOrigins ? (
        <div className={tw`flex`}>
          <Button
            onClick={() => {
              onChange([...origins, ""]);
              focusLine(origins.length);
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : (
        <p className={tw`text-sm text-quiet`}>{words.most}</p>
      )}
    </fieldset>
  );
}

interface LineProps {
  readonly name: string;
  readonly origin: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onRemove: (() => void) | null;
}

function Line({ name, origin, fault, onChange, onRemove }: LineProps) {
  const id = useId();
  return (
    <li className={tw`flex flex-col gap-1`}>
      <div className={tw`flex gap-2`}>
        <input
          aria-label={name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          value={origin}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(withScheme(origin))}
          className={tw`block flex-1 min-w-0 rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
        />
        {onRemove ? (
          <Button kind="quiet" aria-label={words.removeNamed(origin || name)} onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      {fault ? <FieldError id={id}>{fault}</FieldError> : null}
    </li>
  );
}
