import { tw } from "@iep-insider/sdk/theme";
import { about } from "../../content/home.ts";
import { CallToAction } from "./CallToAction.tsx";
import { FreeHelp } from "./FreeHelp.tsx";
import { ProblemAndSolution } from "./ProblemAndSolution.tsx";

/** The About section, which menus reach at `/#about`. */
export function About() {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title" className={tw`border-t border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 lg:py-24 flex flex-col gap-6 md:gap-8`}
      >
        <h2 id="about-title" className={`dash-heading ${tw`font-heading text-2xl md:text-3xl`}`}>
          {about.title}
        </h2>
        <ProblemAndSolution />
        <FreeHelp />
        <Creator />
      </div>
      <CallToAction />
    </section>
  );
}

function Creator() {
  const { title, lead, text } = about.creator;
  return (
    <div className={tw`grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-10 pt-6 md:pt-10`}>
      <h3 className={`dash-heading ${tw`font-heading text-xl md:text-2xl`}`}>{title}</h3>
      <div className={tw`flex flex-col gap-3 border-l-4 border-mark pl-5 max-w-text`}>
        <p className={tw`font-heading text-lg font-semibold`}>{lead}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
