import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Select } from "@iep-insider/sdk/ui";
import { type ReactNode, useState } from "react";
import { amountWords, fieldNames, yesNoNames } from "./groupContent.ts";
import type { Excerpt, Item } from "./logic.ts";
import { groupQuestions, resultWords as words } from "./resultContent.ts";
import type { FieldId, Given, ItemField } from "./Shape.ts";

interface Props {
  readonly item: Item;
  /** Findings in a row have the same question: only the first shows it. */
  readonly isFirstAsked: boolean;
  readonly excerpt: Excerpt;
  /** The page as a picture, below the excerpt; null for a document without one. */
  readonly picture: ReactNode;
  /** Nothing given: the parent says that it is right. */
  readonly onCorrect: (given: Given) => void;
  readonly onRemove: () => void;
  /** What else can be done with it. */
  readonly more?: ReactNode;
}

/** One finding beside the place where it was read, to be changed or taken out; one that is unsure is a question. */
export function FoundItem({ item, isFirstAsked, excerpt, picture, onCorrect, onRemove, more }: Props) {
  const [isEdited, setEdited] = useState(false);
  const [isPlaceShown, setPlaceShown] = useState(false);
  const question = `${words.unsure} ${groupQuestions[item.group]}`;
  const of = <span className="iep-unseen">: {item.text}</span>;
  return (
    <li className={tw`flex flex-col gap-1 py-3 border-t border-line`}>
      {!item.isClear && isFirstAsked ? <p className={tw`font-semibold text-caution`}>{question}</p> : null}
      <p className={tw`break-words whitespace-pre-line`}>{item.text}</p>
      {item.note ? <p className={tw`text-sm text-quiet`}>{item.note}</p> : null}
      {item.isClear ? null : (
        <fieldset aria-label={question} className={tw`flex flex-wrap gap-3 py-1`}>
          <Button onClick={() => onCorrect({})}>
            {words.isRight}
            {of}
          </Button>
          <Button onClick={onRemove}>
            {words.isWrong}
            {of}
          </Button>
        </fieldset>
      )}
      <div className={tw`flex flex-wrap gap-x-5`}>
        <Button kind="quiet" aria-expanded={isPlaceShown} onClick={() => setPlaceShown(!isPlaceShown)}>
          {words.where(item.page)}
          {of}
        </Button>
        <Button kind="quiet" aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
          {words.change}
          {of}
        </Button>
        {item.isClear ? (
          <>
            <Button kind="quiet" onClick={onRemove}>
              {words.remove}
              {of}
            </Button>
            {more}
          </>
        ) : null}
      </div>
      {isPlaceShown || isEdited ? (
        <>
          <Place excerpt={excerpt} />
          {picture}
        </>
      ) : null}
      {isEdited ? (
        <Edit
          fields={item.fields}
          onSave={(given) => {
            onCorrect(given);
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      ) : null}
    </li>
  );
}

/** The lines of the page around what was read, which is marked. */
function Place({ excerpt: { before, quote, after } }: Pick<Props, "excerpt">) {
  return (
    <blockquote
      lang={import.meta.env.IEP_LOCALE === "es" ? "en" : undefined}
      className={tw`border-l-4 border-line pl-3 mb-2 text-sm whitespace-pre-line break-words`}
    >
      {before}
      <mark className={tw`bg-wash text-ink font-semibold underline`}>{quote}</mark>
      {after}
    </blockquote>
  );
}

interface EditProps {
  readonly fields: readonly ItemField[];
  readonly onSave: (given: Given) => void;
  readonly onCancel: () => void;
}

function Edit({ fields, onSave, onCancel }: EditProps) {
  const [given, setGiven] = useState<Given>({});
  return (
    <div className={tw`flex flex-col gap-3 max-w-text`}>
      {fields.map((field) => (
        <EditField
          key={field.id}
          field={field}
          value={given[field.id] ?? field.value}
          onChange={(value) => setGiven((before) => ({ ...before, [field.id]: value }))}
        />
      ))}
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" onClick={() => onSave(given)}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}

interface EditFieldProps {
  readonly field: ItemField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function EditField({ field: { id, kind }, value, onChange }: EditFieldProps) {
  const label = fieldNames[id];
  if (typeof kind === "object") {
    return (
      <Select
        label={label}
        none={words.none}
        options={kind.options
          .filter(Boolean)
          .map((option) => ({ id: option, label: optionName(id, option) }))}
        value={value}
        isMarked={false}
        onChange={onChange}
      />
    );
  }
  const rest = kind === "day" ? { type: "date" as const } : kind === "lines" ? { rows: 4 } : {};
  return <Field label={label} value={value} onChange={onChange} {...rest} />;
}

function optionName(id: FieldId, option: string): string {
  const names: Readonly<Record<string, string>> = id === "period" ? amountWords.periods : yesNoNames;
  return names[option] ?? option;
}
