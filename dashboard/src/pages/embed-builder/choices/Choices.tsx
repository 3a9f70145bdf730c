import { takesFreeText } from "@iep-insider/sdk/catalog";
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
import { Choice, Field, Select } from "@iep-insider/sdk/ui";
import { choices as words } from "../../../content/embedBuilder.ts";
import type { Choosing } from "../useChoosing.ts";
import type { OwnSite } from "../useOwnSite.ts";
import { AccentField } from "./AccentField.tsx";
import { SiteKeyField } from "./SiteKeyField.tsx";

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
      {choice.mode === "dialog" ? (
        <Field
          label={words.buttonLabel.label}
          hint={words.buttonLabel.hint(choice.tool)}
          maxLength={words.buttonLabel.most}
          value={choice.buttonLabel ?? ""}
          onChange={(text) => type({ buttonLabel: text || null })}
          autoComplete="off"
        />
      ) : null}
      <OneOf
        legend={words.theme.legend}
        values={themes}
        options={words.theme.options}
        chosen={choice.theme}
        onChoose={(theme) => choose({ theme })}
      />
      {choice.mode === "dialog" ? null : (
        <OneOf
          legend={words.background.legend}
          values={backgrounds}
          options={words.background.options}
          chosen={backgroundOf(choice)}
          onChoose={(background) => choose({ background })}
        />
      )}
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
