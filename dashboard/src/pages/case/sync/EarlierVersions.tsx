import { type AnyRecord, type CaseRecord, ofKind } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { dayAndTime } from "../../../app/dayAndTime.ts";
import { caseStore } from "../../../app/host/caseStore.ts";
import { earlierWords as words } from "../../../content/caseSync.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { Entry } from "../lists/Entry.tsx";
import { useSaving } from "../useSaving.ts";

/** Versions that sync kept beside the case, because two devices changed the same record. */
export function EarlierVersions({ records }: { readonly records: readonly AnyRecord[] }) {
  const versions = ofKind(records, "earlier");
  if (versions.length === 0) return null;
  return (
    <PageSection id="two-devices" title={words.title} lead={words.lead}>
      <ul className={tw`max-w-text`}>
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ul>
    </PageSection>
  );
}

function Version({ version }: { readonly version: CaseRecord<"earlier"> }) {
  const { record } = version.value;
  const { failure, save } = useSaving();
  const use = async () => {
    await caseStore.put(record.kind, record.value, record.id);
    await caseStore.remove(version.id);
  };
  return (
    <Entry
      ids={[version.id]}
      name={words.kinds[record.kind]}
      removeQuestion={words.removeQuestion}
      // An entry of the log is never replaced (ADR 81).
      actions={
        record.kind === "entry" ? null : (
          <Button kind="quiet" onClick={() => void save(use)}>
            {words.use}
          </Button>
        )
      }
    >
      <p className={tw`break-words whitespace-pre-line`}>{textsOf(record.value).join(" · ")}</p>
      <p className={tw`text-sm text-quiet`}>{words.changed(dayAndTime(record.changedAt))}</p>
      <FailureNotice failure={failure} />
    </Entry>
  );
}

/** Everything in a record that can be read, in its order. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
