import { takesFreeText } from "@iep-insider/sdk/catalog";
import { siteKeyPattern } from "@iep-insider/sdk/contract";
import {
  type Background,
  backgrounds,
  type EmbedChoice,
  modes,
  renders,
  themes,
} from "@iep-insider/sdk/embed";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Field, FieldFrame, Select } from "@iep-insider/sdk/ui";
import { choices, choices as words } from "../../../content/embedBuilder.ts";
import { Rich } from "../../../text/Rich.tsx";
import type { Choosing } from "../useChoosing.ts";
import type { OwnSite } from "../useOwnSite.ts";
import { lowContrastBackgrounds } from "./lowContrastBackgrounds.ts";
import { OverlayChoices } from "./OverlayChoices.tsx";
import { useTyped } from "./useTyped.ts";

const states = Object.entries(stateNames).map(([id, label]) => ({ id, label }));

/** All choices for a tool. Nothing is sent: each change shows immediately in the code, and soon in the preview. */
export function Choices({ choosing, site }: { readonly choosing: Choosing; readonly site: OwnSite | null }) {
  const { choice, choose, type } = choosing;
  return (
    <form
      aria-label={words.label}
      className={tw`flex flex-col gap-6`}
      onSubmit={(event) => event.preventDefault()}
    >
      <OneOf
        legend={words.render.legend}
        values={renders}
        options={words.render.options}
        chosen={choice.render}
        onChoose={(render) => choose({ render })}
      />
      {takesFreeText(choice.tool) ? (
        <p className={tw`max-w-text rounded border-l-4 border-mark bg-wash px-4 py-3`}>
          {words.render.recommended}
        </p>
      ) : null}
      <OneOf
        legend={words.mode.legend}
        values={modes}
        options={words.mode.options}
        chosen={choice.mode}
        onChoose={(mode) => choose({ mode })}
      />
      {choice.mode === "inline" ? null : <OverlayChoices choosing={choosing} />}
      <OneOf
        legend={words.theme.legend}
        values={themes}
        options={words.theme.options}
        chosen={choice.theme}
        onChoose={(theme) => choose({ theme })}
      />
      {choice.mode === "inline" ? (
        <OneOf
          legend={words.background.legend}
          values={backgrounds}
          options={words.background.options}
          chosen={backgroundOf(choice)}
          onChoose={(background) => choose({ background })}
        />
      ) : null}
      <AccentField accent={choice.accent} onChange={(accent) => type({ accent })} site={site} />
      <Field
        label={words.heading.label}
        hint={words.heading.hint}
        maxLength={words.heading.most}
        value={choice.heading ?? ""}
        onChange={(text) => type({ heading: text || null })}
        autoComplete="off"
      />
      <Select
        label={words.state.label}
        hint={words.state.hint}
        none={words.state.none}
        options={states}
        value={choice.state ?? ""}
        onChange={(state) => choose({ state: isStateCode(state) ? state : null })}
      />
      <SiteKeyField siteKey={choice.siteKey} onChange={(siteKey) => type({ siteKey })} site={site} />
    </form>
  );
}

/** Without the color that a URL may name for a frame. */
function backgroundOf({ background }: EmbedChoice): Background {
  return backgrounds.find((each) => each === background.split(" ")[0]) ?? "paper";
}

interface OneOfProps<Value extends EmbedChoice[keyof EmbedChoice] & string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly options: Readonly<Record<Value, { readonly label: string; readonly hint?: string }>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function OneOf<Value extends EmbedChoice[keyof EmbedChoice] & string>(props: OneOfProps<Value>) {
  const { legend, values, options, chosen, onChoose } = props;
  return (
    <Choice
      kind="one"
      legend={legend}
      options={values.map((id) => ({ id, ...options[id] }))}
      chosen={[chosen]}
      onChange={([value]) => {
        if (value !== undefined) onChoose(value);
      }}
    />
  );
}

const siteKeyFieldWords = choices.siteKey;

interface Props {
  readonly siteKey: string | null;
  readonly onChange: (siteKey: string | null) => void;
  readonly site: OwnSite | null;
}

/** An organization's public key. */
function SiteKeyField({ siteKey, onChange, site }: Props) {
  const { text, isWrong, type } = useTyped(siteKey, readKey, onChange);
  return (
    <Field
      label={siteKeyFieldWords.label}
      hint={
        site && site.siteKey === siteKey ? (
          siteKeyFieldWords.own(site.name)
        ) : (
          <Rich text={siteKeyFieldWords.hint} />
        )
      }
      error={isWrong ? siteKeyFieldWords.wrong : undefined}
      value={text}
      onChange={type}
      maxLength={80}
      autoComplete="off"
    />
  );
}

function readKey(text: string): string | null | undefined {
  const key = text.trim();
  if (key === "") return null;
  return siteKeyPattern.test(key) ? key : undefined;
}

const accentFieldWords = choices.accent;

interface AccentFieldProps {
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
  readonly site: OwnSite | null;
}

/** The accent color, typed or picked, with its contrast. */
function AccentField({ accent, onChange, site }: AccentFieldProps) {
  const { text, isWrong, type } = useTyped(accent, readColor, onChange);
  const own = site?.settings.brand.accent ?? null;
  return (
    <div className={tw`flex flex-col gap-2`}>
      <FieldFrame
        label={accentFieldWords.label}
        hint={own === null ? accentFieldWords.hint : accentFieldWords.own(own)}
        error={isWrong ? accentFieldWords.wrong : undefined}
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
              aria-label={accentFieldWords.pick}
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
            {accentFieldWords.ours}
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
  const grounds = lowContrastBackgrounds(accent);
  return grounds.length === 0
    ? accentFieldWords.good
    : grounds.map((ground) => accentFieldWords.weak(ground)).join(" ");
}
