import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { casePage } from "../../content/case.ts";
import { ChildForm } from "./ChildForm.tsx";
import { OpenCaseFile, type OpenedFile } from "./OpenCaseFile.tsx";
import { useFreeGate } from "./useFreeGate.tsx";

interface Props {
  /** How many records tools and the hub have added already. */
  readonly waiting: number;
  readonly onOpened: (opened: OpenedFile) => void;
}

/** For a parent without a case: one button, then the email address if we do not have it (ADR 12), then the questions. */
export function FirstVisit({ waiting, onOpened }: Props) {
  const [hasBegun, setBegun] = useState(false);
  const { gate, whenOpen } = useFreeGate(casePage.gateName);
  if (gate) return gate;
  if (!hasBegun)
    return (
      <div className={tw`flex flex-col items-start gap-4`}>
        {waiting > 0 ? <p>{casePage.waiting(waiting)}</p> : null}
        <Button kind="primary" onClick={() => whenOpen(() => setBegun(true))}>
          {casePage.begin}
        </Button>
      </div>
    );
  return (
    <>
      <ChildForm before={null} />
      <OpenCaseFile onOpened={onOpened} />
    </>
  );
}
