import { piecesOf } from "@iep-insider/sdk/locale";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { about, features, hero, markedLetter } from "../../content/home.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";

export function Component() {
  return (
    <>
      <Hero />
      <Features />
      <About />
    </>
  );
}

/** The target of `/#about`. */
function About() {
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

function CallToAction() {
  const { title, text, tools, pro } = about.band;
  return (
    <div className="dash-band">
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col md:flex-row md:items-center justify-between gap-6`}
      >
        <div className={tw`flex flex-col gap-2`}>
          <h2 className={`dash-heading ${tw`font-heading text-2xl`}`}>{title}</h2>
          <p className={tw`text-lg`}>{text}</p>
        </div>
        <div className={tw`flex flex-col sm:flex-row lg:flex-none gap-3`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {tools}
          </SiteLink>
          <SiteLink to="/subscribe" className={buttonLook.plain}>
            {pro}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}

/** Free help for every parent, including ours. */
function FreeHelp() {
  const { title, text } = about.freeHelp;
  return (
    <div
      className={tw`grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:gap-10 lg:items-center rounded bg-wash px-5 sm:px-8 py-6`}
    >
      <div className={tw`flex flex-col gap-2`}>
        <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{title}</h3>
        <p>{text}</p>
      </div>
      <FreeHelpLinks />
    </div>
  );
}

/** What parents face, and what we do about it. */
function ProblemAndSolution() {
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

function Features() {
  return (
    <section className={tw`border-t border-line`}>
      <ul
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 grid gap-8 md:grid-cols-3 md:gap-10`}
      >
        {features.map((feature) => (
          <li key={feature.title} className={tw`flex flex-col gap-2 border-t-2 border-primary pt-4`}>
            <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{feature.title}</h2>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What this is and the first step, beside an example. */
function Hero() {
  return (
    <section
      className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 lg:py-24 grid gap-10 lg:gap-16 lg:grid-cols-[1fr_1.05fr] lg:items-center`}
    >
      <div className={tw`flex flex-col gap-5 lg:gap-6`}>
        <p className={tw`text-quiet`}>{hero.forWhom}</p>
        <h1
          className={`dash-heading ${tw`font-heading text-[2.375rem] sm:text-[3rem] lg:text-[3.375rem] leading-[1.12]`}`}
        >
          {hero.headline}
        </h1>
        <p className={tw`text-lg max-w-[34rem]`}>{hero.lead}</p>
        <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3 pt-2`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {hero.start}
          </SiteLink>
          <SiteLink to="/pricing" className={buttonLook.plain}>
            {hero.all}
          </SiteLink>
        </div>
        <p className={tw`text-sm text-quiet`}>{hero.honest}</p>
      </div>
      <MarkedLetter />
    </section>
  );
}

/** A school's letter with three phrases underlined, and notes on them in the margin. */
function MarkedLetter() {
  return (
    <figure className={tw`flex flex-col gap-4`}>
      <div className={`dash-lifted ${tw`rounded border border-line bg-sheet`}`}>
        <blockquote className={tw`px-5 sm:px-8 py-6 sm:py-8 flex flex-col gap-3`}>
          <p className={tw`text-sm text-quiet`}>{markedLetter.from}</p>
          {markedLetter.paragraphs.map((text) => (
            <p key={text} className={tw`font-heading text-lg leading-[1.7]`}>
              {piecesOf(text).map((piece) =>
                typeof piece === "string" ? (
                  piece
                ) : (
                  <Marked key={piece.to} phrase={piece.label} note={piece.to} />
                ),
              )}
            </p>
          ))}
        </blockquote>
        <ol
          aria-label={markedLetter.notesTitle}
          className={tw`list-none px-5 sm:px-8 py-6 flex flex-col gap-4 border-t border-line bg-wash`}
        >
          {markedLetter.notes.map((note, index) => (
            <li key={note.text} className={tw`flex items-start gap-3`}>
              <span className="dash-number" aria-hidden>
                {index + 1}
              </span>
              <span>
                {note.text}
                {note.citation ? (
                  <a href={note.address} className={tw`block text-sm text-quiet`}>
                    {regulationIn(note.citation)}
                  </a>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={tw`text-sm text-quiet`}>{markedLetter.caption}</figcaption>
    </figure>
  );
}

/** The regulation of a citation, the shortest reference: `34 CFR 300.503(a)-(c)`. */
function regulationIn(citation: string): string {
  return citation.split("; ").find((part) => part.startsWith("34 CFR")) ?? citation;
}

function Marked({ phrase, note }: { readonly phrase: string; readonly note: string }) {
  return (
    <>
      <mark className="dash-marked">{phrase}</mark>
      <span className="dash-number">{note}</span>
    </>
  );
}
