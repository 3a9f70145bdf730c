import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Notice } from "@iep-insider/sdk/ui";
import { useRef } from "react";
import { ForgetAll, forgottenPart, KeptNote } from "../../kept/index.ts";
import { later, useTouch, WhenOpen } from "../../later/index.ts";
import { AddressAhead, useFocusOnNewScreen } from "../../screens/index.ts";
import { savedSoFar, sureForget, intro as words } from "./content.ts";
import { EntryFormScreen } from "./EntryFormScreen.tsx";
import { type CheckInCourse, useCheckIns } from "./useCheckIns.tsx";

const summary = later(
  () => import("./SummaryScreen.tsx"),
  (part) => {
    // Prefetched before the first check-in.
    part.overTime.fetch();
    part.end.fetch();
    return part.SummaryScreen;
  },
);

/** The emotional check-in. Runs on the device; needs a host. */
export function EmotionalCheckin() {
  const course = useCheckIns();
  const screen = useRef<HTMLDivElement>(null);
  useTouch(screen, summary.fetch);
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

/** Step 0: what it is, where check-ins are stored, the child's name, and one button. */
function IntroScreen({ course }: { readonly course: CheckInCourse }) {
  const saved = course.entries.length;
  return (
    <form
      noValidate
      className={tw`flex flex-col gap-4 wide:gap-6`}
      onSubmit={(event) => {
        event.preventDefault();
        course.add();
      }}
    >
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {words.title}
      </h2>
      {saved > 0 ? (
        <Notice title={savedSoFar.title(saved)}>
          <p>{savedSoFar.text}</p>
          <div className={tw`flex flex-wrap gap-x-3 gap-y-2 pt-2`}>
            <Button onClick={course.seeSummary}>{savedSoFar.see(saved)}</Button>
          </div>
        </Notice>
      ) : null}
      <p className={tw`max-w-text`}>{words.lead}</p>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={tw`max-w-narrow`}>
        <Field
          label={words.name}
          hint={words.nameHint}
          value={course.childName}
          onChange={course.setChildName}
          autoComplete="off"
          maxLength={80}
        />
      </div>
      <div className={tw`flex flex-col items-start gap-2`}>
        <Button kind="primary" type="submit">
          {words.start}
        </Button>
        <AddressAhead />
      </div>
      <KeptNote where={course.where} howLong={words.howLong} notKept={words.notKept}>
        {saved > 0 ? <ForgetAll question={sureForget(saved)} onForget={course.forgetAll} /> : null}
        {course.forgotten ? <forgottenPart.Screen forgotten={course.forgotten} /> : null}
      </KeptNote>
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
    </form>
  );
}
