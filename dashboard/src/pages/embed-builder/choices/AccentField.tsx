import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldFrame } from "@iep-insider/sdk/ui";
import { choices } from "../../../content/embedBuilder.ts";
import type { OwnSite } from "../useOwnSite.ts";
import { useTyped } from "./useTyped.ts";
import { weakGrounds } from "./weakGrounds.ts";

const words = choices.accent;

interface Props {
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
  readonly site: OwnSite | null;
}

/** The accent color, typed or picked, with its contrast. */
export function AccentField({ accent, onChange, site }: Props) {
  const { text, isWrong, type } = useTyped(accent, readColor, onChange);
  const own = site?.settings.brand.accent ?? null;
  return (
    <div className={tw`flex flex-col gap-2`}>
      <FieldFrame
        label={words.label}
        hint={own === null ? words.hint : words.own(own)}
        error={isWrong ? words.wrong : undefined}
      >
        {(field) => (
          <div className={tw`flex gap-2`}>
            <input
              {...field}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              maxLength={7}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <input
              type="color"
              aria-label={words.pick}
              value={accent ?? own ?? ourColor}
              onChange={(event) => type(event.currentTarget.value)}
              className={tw`flex-none w-16 h-11 rounded border border-outline bg-sheet p-1 cursor-pointer`}
            />
          </div>
        )}
      </FieldFrame>
      <p role="status" className={tw`text-sm`}>
        {accent === null || isWrong ? "" : hintOf(accent)}
      </p>
      {accent === null ? null : (
        <div className={tw`flex`}>
          <Button kind="quiet" onClick={() => type("")}>
            {words.ours}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The default color of buttons, where the picker begins. */
const ourColor = "#0e5a5a";

function readColor(text: string): string | null | undefined {
  const color = text.trim().toLowerCase();
  if (color === "") return null;
  return /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}

function hintOf(accent: string): string {
  const grounds = weakGrounds(accent);
  return grounds.length === 0 ? words.good : grounds.map((ground) => words.weak(ground)).join(" ");
}
