import { toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { assessmentTools } from "../../content/assessmentTools.ts";
import { PageTitle } from "../../text/PageTitle.tsx";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";
import { AllTools } from "./AllTools.tsx";
import { OpenAssessments } from "./OpenAssessments.tsx";

/** The page of the assessment questionnaires, with the way to all tools below them (ADR 2). */
export function Component() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <div className={tw`flex flex-col gap-8`}>
        <div className={tw`flex flex-col gap-2`}>
          <PageTitle title={assessmentTools.title} lead={assessmentTools.lead} />
          <p className={tw`text-sm text-quiet`}>
            <WhatYouGet tool={toolById("assessments")} />
          </p>
        </div>
        <OpenAssessments />
      </div>
      <AllTools />
    </div>
  );
}
