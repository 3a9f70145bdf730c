import { stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Field, type FieldProps, Select } from "@iep-insider/sdk/ui";
import { retryImport, useLoaded } from "../../../later/index.ts";
import { letterWords } from "../content.ts";
import { deliveryLabels, fieldHint, fieldLabel } from "./fieldContent.ts";
import { deliveryMethods, detailFields, isRequired, type LetterField, type LetterForm } from "./fields.ts";

/** Inputs other than a one-line text field. */
const inputs: Partial<Readonly<Record<LetterField, Partial<FieldProps>>>> = {
  childBirthDate: { type: "date" },
  date: { type: "date" },
  decisionDate: { type: "date" },
  eventDate: { type: "date" },
  privateSchool: { type: "text" },
  parentName: { autoComplete: "name" },
  parentPhone: { type: "tel", autoComplete: "tel" },
  parentEmail: { type: "email", autoComplete: "email" },
  parentAddress: { rows: 2, autoComplete: "street-address" },
  schoolAddress: { rows: 2 },
};

const lists = {
  state: {
    none: letterWords.noState,
    options: Object.entries(stateNames).map(([id, label]) => ({ id, label })),
  },
  deliveryMethod: {
    none: letterWords.noDelivery,
    options: deliveryMethods.map((id) => ({ id, label: deliveryLabels[id] })),
  },
} as const;

interface Props {
  readonly form: LetterForm;
  readonly field: LetterField;
  readonly onChange: (field: LetterField, value: string) => void;
}

/** One field of the letter form. */
export function FormField({ form, field, onChange }: Props) {
  const type = form.letterType;
  const required = type !== "" && isRequired(type, field);
  const shared = {
    label: required ? `${fieldLabel(type, field)} *` : fieldLabel(type, field),
    hint: fieldHint(type, field),
    name: fieldName(field),
    required,
    value: form[field],
    onChange: (value: string) => onChange(field, value),
  };
  if (field === "state" || field === "deliveryMethod") return <Select {...shared} {...lists[field]} />;
  const isLong = !inputs[field]?.type && (detailFields as readonly string[]).includes(field);
  const shown = <Field autoComplete="off" {...shared} {...(isLong ? { rows: 4 } : {})} {...inputs[field]} />;
  return import.meta.env.IEP_LOCALE === "es" && isLong ? (
    <div className={tw`flex flex-col gap-1`}>
      {shown}
      <WithMeaning text={form[field]} />
    </div>
  ) : (
    shown
  );
}

/** On a Spanish screen: what another tool put into the field is in English, and is told in Spanish below it. */
const loadMeaning =
  import.meta.env.IEP_LOCALE === "es"
    ? () => import("../spanish/Meaning.tsx").catch(retryImport<typeof import("../spanish/Meaning.tsx")>)
    : null;

function WithMeaning({ text }: { readonly text: string }) {
  const { value } = useLoaded(loadMeaning && text.trim() !== "" ? "meaning" : null, async () =>
    loadMeaning?.(),
  );
  return value ? <value.Meaning text={text} /> : null;
}

/** The name of a field's input. Browsers do not autofill it. */
export function fieldName(field: LetterField): string {
  return `letter-${field}`;
}
