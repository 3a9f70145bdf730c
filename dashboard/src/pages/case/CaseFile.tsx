import { type AnyRecord, writeCaseFile } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ForgetAll } from "@iep-insider/widgets/kept";
import { forgetCase } from "../../app/host/caseSync.ts";
import { syncMark } from "../../app/host/syncMark.ts";
import { saveFile } from "../../app/saveFile.ts";
import { casePage, caseFile as words } from "../../content/case.ts";
import { removeWhileSynced } from "../../content/caseSync.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { OpenCaseFile, type OpenedFile } from "./OpenCaseFile.tsx";
import { useSaving } from "./useSaving.ts";
import { useStorageLifetime } from "./useStorageLifetime.ts";

interface Props {
  readonly records: readonly AnyRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onOpened: (opened: OpenedFile) => void;
  readonly onRemoved: (removed: readonly AnyRecord[]) => void;
}

/** The case as a file, a file into the case, and deleting all of it. */
export function CaseFile({ records, today, onOpened, onRemoved }: Props) {
  const { failure, save } = useSaving();
  // It is shown once the case is read, so never before hydration.
  const isSynced = syncMark.read();
  const lifetime = useStorageLifetime();
  return (
    <PageSection title={words.title} lead={words.lead}>
      <div className={tw`flex flex-wrap items-start gap-3`}>
        <Button
          onClick={() =>
            saveFile(
              new Blob([writeCaseFile(records, today)], { type: "application/json" }),
              `my-case-${today}.json`,
            )
          }
        >
          {words.save}
        </Button>
        <OpenCaseFile onOpened={onOpened} />
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>
        {casePage.shared} {lifetime && !isSynced ? casePage.lifetimes[lifetime] : null} {casePage.saveNow}{" "}
        {isSynced ? removeWhileSynced : null}
      </p>
      <div>
        <ForgetAll
          label={words.remove}
          question={words.removeQuestion}
          onForget={() => void save(async () => onRemoved(await forgetCase()))}
        />
      </div>
      <FailureNotice failure={failure} />
    </PageSection>
  );
}
