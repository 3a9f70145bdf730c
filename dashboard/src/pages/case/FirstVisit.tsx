import { EmailGate, isFreeOpen } from "@iep-insider/sdk/access";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { accessSurroundings } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { casePage } from "../../content/case.ts";
import { ChildForm } from "./ChildForm.tsx";
import { OpenCaseFile, type OpenedFile } from "./OpenCaseFile.tsx";

interface Props {
  /** How many records tools and the hub have added already. */
  readonly waiting: number;
  readonly onOpened: (opened: OpenedFile) => void;
}

/** For a parent without a case: one button, then the email address if we do not have it (ADR 12), then the questions. */
export function FirstVisit({ waiting, onOpened }: Props) {
  const [stage, setStage] = useState<"begin" | "email" | "questions">("begin");
  const surroundings = useMemo(() => accessSurroundings({ subscribe: () => {}, signIn: null }), []);
  const calls = useMemo(() => ({ sendEmail: server.sendFreeToolEmail }), []);
  switch (stage) {
    case "begin":
      return (
        <div className={tw`flex flex-col items-start gap-4`}>
          {waiting > 0 ? <p>{casePage.waiting(waiting)}</p> : null}
          <Button kind="primary" onClick={() => setStage(isFreeOpen(surroundings) ? "questions" : "email")}>
            {casePage.begin}
          </Button>
        </div>
      );
    case "email":
      return (
        <EmailGate
          name={casePage.gateName}
          about={null}
          surroundings={surroundings}
          calls={calls}
          notify={toasts.show}
          onOpen={() => setStage("questions")}
        />
      );
    case "questions":
      return (
        <>
          <ChildForm before={null} />
          <OpenCaseFile onOpened={onOpened} />
        </>
      );
  }
}
