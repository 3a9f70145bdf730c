import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { about } from "../../content/home.ts";

/** Two sheets side by side: what parents are up against, and what we do about it. */
export function ProblemAndSolution() {
  return (
    <div className={tw`grid gap-6 md:gap-8 lg:grid-cols-2`}>
      <Problem />
      <Solution />
    </div>
  );
}

const sheet = tw`flex flex-col gap-4 rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`;

function Problem() {
  const { title, paragraphs } = about.problem;
  return (
    <div className={sheet}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Solution() {
  const { title, points } = about.solution;
  return (
    <div className={sheet}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h3>
      <ul className={tw`flex flex-col gap-4`}>
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
