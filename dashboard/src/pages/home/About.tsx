import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { about } from "../../content/home.ts";
import { freeHelp } from "../../content/site.ts";
import { CallToAction } from "./CallToAction.tsx";

/** The About section, which menus reach at `/#about`. */
export function About() {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title" className={tw`border-t border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 lg:py-24 flex flex-col gap-10`}
      >
        <h2 id="about-title" className={`dash-heading ${tw`font-heading text-2xl md:text-3xl`}`}>
          {about.title}
        </h2>
        <div className={tw`grid gap-6 lg:grid-cols-2`}>
          <Problem />
          <Solution />
        </div>
        <Creator />
      </div>
      <CallToAction />
    </section>
  );
}

const panel = tw`flex flex-col gap-4 rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`;

function Problem() {
  const { title, paragraphs, freeHelp: free } = about.problem;
  return (
    <div className={panel}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={tw`mt-auto flex flex-col gap-2 border-t border-line pt-4`}>
        <p>{free}</p>
        <ul className={tw`flex flex-col`}>
          {Object.values(freeHelp).map((help) => (
            <li key={help.address}>
              <a
                href={help.address}
                className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
              >
                {help.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Solution() {
  const { title, points } = about.solution;
  return (
    <div className={panel}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h3>
      <ul className={tw`flex flex-col gap-5`}>
        {points.map((point) => (
          <li key={point.title} className={tw`flex items-start gap-3`}>
            <span className={tw`text-primary`}>
              <Icon node={Check} />
            </span>
            <div>
              <p className={tw`font-semibold`}>{point.title}</p>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Creator() {
  const { title, lead, text } = about.creator;
  return (
    <div className={tw`grid gap-4 lg:grid-cols-2 lg:gap-6 pt-6`}>
      <h3 className={`dash-heading ${tw`font-heading text-xl md:text-2xl`}`}>{title}</h3>
      <div className={tw`flex flex-col gap-3 border-l-4 border-mark pl-5 max-w-text`}>
        <p className={tw`font-heading text-lg font-semibold`}>{lead}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
