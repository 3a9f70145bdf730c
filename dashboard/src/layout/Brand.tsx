import { productName } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import { header } from "../content/site.ts";

/** The logo, a page with a check mark, and the product's name; links to the home page. */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label={header.home}
      className={tw`inline-flex items-center gap-2 min-h-[2.75rem] no-underline`}
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden>
        <path
          className={tw`text-primary`}
          fill="currentColor"
          d="M6 2h14l7 7v18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z"
        />
        <path
          className={tw`text-paper`}
          fill="currentColor"
          fillOpacity="0.6"
          d="M20 2l7 7h-5a2 2 0 0 1-2-2z"
        />
        <path
          className={tw`text-paper`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M8.500 13.500h9"
        />
        <path
          className="dash-tick"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M8.500 21l4 3.700 9-9.200"
        />
      </svg>
      <span className={tw`font-heading text-[1.25rem] sm:text-[1.375rem] font-semibold whitespace-nowrap`}>
        {productName}
      </span>
    </Link>
  );
}
