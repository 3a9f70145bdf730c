import { useRecords } from "@iep-insider/sdk/case";
import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseWords } from "../../../case/index.ts";
import type { LetterForm } from "./fields.ts";
import { fieldsFromCase } from "./fromCase.ts";

interface Props {
  readonly form: LetterForm;
  readonly onChange: (form: LetterForm) => void;
}

/** Fills the empty fields about people from the parent's case, by one press. Nothing where it could fill none. */
export function FromCase({ form, onChange }: Props) {
  const { case: store } = useToolHost();
  const records = useRecords(store);
  const [isUsed, setUsed] = useState(false);
  const fields = fieldsFromCase(records ?? [], form);
  if (isUsed)
    return (
      <p role="status" className={tw`text-sm text-quiet`}>
        {caseWords.filledIn}
      </p>
    );
  if (Object.keys(fields).length === 0) return null;
  return (
    <div>
      <Button
        onClick={() => {
          setUsed(true);
          onChange({ ...form, ...fields });
        }}
      >
        {caseWords.fillIn}
      </Button>
    </div>
  );
}
