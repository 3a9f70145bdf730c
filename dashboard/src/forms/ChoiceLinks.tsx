import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import "./choiceLinks.css";

export interface ChoiceLink {
  readonly name: string;
  readonly to: string;
  readonly isCurrent: boolean;
}

/** Each choice is a link, so that Back works. */
export function ChoiceLinks({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
}) {
  return (
    <nav aria-label={label}>
      <p aria-hidden className={tw`font-medium mb-1`}>
        {label}
      </p>
      <ul className={`dash-choices ${tw`flex flex-wrap gap-2`}`}>
        {choices.map(({ name, to, isCurrent }) => (
          <li key={name}>
            <Link to={to} preventScrollReset aria-current={isCurrent ? "true" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
