import type * as citations from "../citations/records.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const records = {
  "records-access": {
    quote:
      "shall comply with a request for access to records within a reasonable period of time, but not more than 45 days after it has received the request",
    source:
      "https://webarchive.library.unt.edu/eot2008/20090508194415/http:/www.ed.gov/policy/fund/reg/edgarReg/edlite-part99b.html (99.10) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.501 ; http://iarules.elaws.us/rule/281.41.613 (state rule repeating 300.613) ; https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.617 (300.617)",
    note: "Added explanations and a representative. 300.613(a) was read only in the Iowa, Louisiana and Delaware rules that repeat it; 300.617 was read in a copy of the eCFR of 2026-03-24; 99.11 was not read.",
  },
  "records-amendment": {
    quote:
      "A parent who believes that information ... is inaccurate or misleading or violates the privacy or other rights of the child may request the participating agency ... to amend",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.618 (eCFR text current to 2026-03-24) ; https://edregnc.com/regulation/1083 (300.620) ; http://idea.ed.gov/explore/view/p/,root,regs,preamble2,prepart2,F,3797,.html",
    note: "Added that it is a FERPA-type hearing and that the statement travels with the record.",
  },
  "records-access-log": {
    quote:
      "must keep a record of parties obtaining access to education records ... including the name of the party, the date access was given, and the purpose",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.614 (eCFR text current to 2026-04-05)",
    note: "New provision.",
  },
} as const satisfies EvidenceOf<typeof citations>;
