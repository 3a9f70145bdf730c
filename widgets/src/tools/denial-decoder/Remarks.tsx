import type { DenialRemark } from "@iep-insider/sdk/contract";
import { withPersonalDetails } from "@iep-insider/sdk/safety";
import { MarkedText, Why } from "../../result/index.ts";
import type { SentTexts } from "./logic.ts";
import { denialResultWords } from "./resultContent.ts";

interface Props {
  readonly remarks: readonly DenialRemark[];
  /** Null where the texts are not on this device: then the notes stand without the words. */
  readonly sent: SentTexts | null;
}

/** The parent's text with notes on its words. The answer holds places alone; the words never left this device with it. */
export function Remarks({ remarks, sent }: Props) {
  if (sent === null)
    return <Why reasons={remarks.slice(0, 3).map(({ name, note }) => ({ name, text: note }))} />;
  return (
    <>
      {(["denialReason", "context"] as const).map((field) => (
        <MarkedField
          key={field}
          field={field}
          remarks={remarks.filter((remark) => remark.field === field)}
          sent={sent}
        />
      ))}
    </>
  );
}

function MarkedField({
  field,
  remarks,
  sent: { texts, replaced },
}: Props & { readonly field: DenialRemark["field"]; readonly sent: SentTexts }) {
  const text = texts.find((one) => one.field === field)?.text ?? "";
  const quotes = remarks.map(({ start, end, name, note }) => ({
    quote: withPersonalDetails(text.slice(start, end), replaced),
    name,
    note,
  }));
  return (
    <MarkedText
      title={denialResultWords.marked[field]}
      text={withPersonalDetails(text, replaced)}
      quotes={quotes}
    />
  );
}
