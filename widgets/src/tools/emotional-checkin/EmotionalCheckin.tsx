import { tw } from "@iep-insider/sdk/theme";
import { useRef } from "react";
import { later, WhenOpen } from "../../later/index.ts";
import { useFocusOnNewScreen } from "../../screens/index.ts";
import { EntryFormScreen } from "./EntryFormScreen.tsx";
import { IntroScreen } from "./IntroScreen.tsx";
import { useCheckIns } from "./useCheckIns.tsx";

const summary = later(
  () => import("./SummaryScreen.tsx"),
  (part) => {
    // On its way before there is a first check-in to show.
    part.overTime.fetch();
    part.end.fetch();
    return part.SummaryScreen;
  },
);

/** The emotional check-in. Runs on the device; needs a host around it. */
export function EmotionalCheckin() {
  const course = useCheckIns();
  const screen = useRef<HTMLDivElement>(null);
  summary.useFetchSoon();
  useFocusOnNewScreen(screen, course.screenKey);

  return (
    <div ref={screen} className={tw`flex flex-col gap-4`}>
      {course.stage === "intro" ? <IntroScreen course={course} /> : null}
      {course.stage === "form" ? <EntryFormScreen course={course} /> : null}
      {course.stage === "summary" ? (
        <WhenOpen onBack={course.goToIntro}>
          <summary.Screen course={course} />
        </WhenOpen>
      ) : null}
    </div>
  );
}
