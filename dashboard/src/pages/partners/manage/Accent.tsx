import { contrast, letteringOn, tw } from "@iep-insider/sdk/theme";
import { FieldFrame } from "@iep-insider/sdk/ui";
import { looksWords as words } from "../../../content/manageSite.ts";

interface Props {
  /** As it is typed: it may be no color yet. */
  readonly accent: string;
  readonly fault: string | undefined;
  readonly onChange: (accent: string) => void;
}

/** A color, typed or picked, with how well it can be seen. */
export function Accent({ accent, fault, onChange }: Props) {
  const color = colorIn(accent);
  return (
    <div className={tw`flex flex-col gap-3`}>
      <FieldFrame label={words.accent} hint={words.accentHint} error={fault}>
        {({ className, ...field }) => (
          <div className={tw`flex gap-2`}>
            <input
              type="color"
              aria-label={words.pick}
              value={color ?? ownColor}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={tw`flex-none w-11 h-11 rounded border border-outline bg-sheet p-1 cursor-pointer`}
            />
            <input
              {...field}
              value={accent}
              maxLength={7}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={className}
            />
          </div>
        )}
      </FieldFrame>
      {color ? <Sample color={color} /> : null}
    </div>
  );
}

function Sample({ color }: { readonly color: string }) {
  const lettering = letteringOn(color);
  const onWhite = contrast(color, "#ffffff");
  return (
    <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <span
        className={tw`inline-flex items-center min-h-[2.75rem] px-5 rounded font-semibold`}
        style={{ backgroundColor: color, color: lettering }}
      >
        {words.sample}
      </span>
      <p role="status" className={tw`flex-1 min-w-[12rem] text-sm text-quiet`}>
        {(lettering === "#ffffff" ? words.dark : words.light)(shown(contrast(color, lettering)))}
        {onWhite < 3 ? ` ${words.faint(shown(onWhite))}` : null}
      </p>
    </div>
  );
}

function colorIn(text: string): string | null {
  const color = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : null;
}

function shown(ratio: number): string {
  return ratio.toFixed(1);
}

/** The browser's picker cannot be empty: it begins with ours. */
const ownColor = "#0e5a5a";
