import type * as citations from "../citations/placement-and-services.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const placementAndServices = {
  "idea-purposes": {
    quote:
      "to ensure that all children with disabilities have available to them a free appropriate public education that emphasizes special education and related services designed to meet their unique needs and prepare them for further education, employment, and independent living",
    source: "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2456.md",
  },
  "idea-history": {
    quote:
      "This chapter may be cited as the “Individuals with Disabilities Education Act”. ... Before the date of enactment of the Education for All Handicapped Children Act of 1975 (Public Law 94–142), the educational needs of millions of children with disabilities were not being fully met because ... the children were excluded entirely from the public school system and from being educated with their peers ... Since the enactment and implementation of the Education for All Handicapped Children Act of 1975, this chapter has been successful",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2454.md, chunck-2455.md",
    note: "The year in which the law got its name of today (1990, by other sources) is not in these words, and so not in the rule.",
  },
  fape: {
    quote:
      "A school must offer an IEP reasonably calculated to enable a child to make progress appropriate in light of the child’s circumstances.",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.17 (eCFR text current to 2026-03-24) ; https://supreme.justia.com/cases/federal/us/580/15-827/opinion3.html",
    note: "None of substance. The holding was read in Justia's summary of the opinion; the opinion itself only as the opening of its syllabus.",
  },
  "special-education": {
    quote:
      "Special education means specially designed instruction, at no cost to the parents, to meet the unique needs of a child with a disability",
    source: "https://sites.ed.gov/idea/regs/b/a/300.39/a/1",
  },
  "related-services": {
    quote:
      "transportation, and such developmental, corrective, and other supportive services ... as may be required to assist a child with a disability to benefit from special education",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401) ; https://serr.disabilityrightsca.org/serr-manual/chapter-1-information-on-basic-rights/1-33-what-are-related-services/?pdf=1672",
    note: "Added the two limits (medical services, implanted devices). Parent counseling is in the regulation, not the statute.",
  },
  "supplementary-aids": {
    quote:
      "aids, services, and other supports that are provided in regular education classes or other education-related settings to enable children with disabilities to be educated with nondisabled children",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401) ; https://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=2100",
    note: "None of substance. The text does not name an aide; an aide is one form of 'other supports'.",
  },
  "assistive-technology": {
    quote:
      "Each public agency must ensure that assistive technology devices or assistive technology services, or both ... are made available to a child with a disability if required",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; https://www.iccdpartners.org/law-says-idea/ (300.105(a))",
    note: "Added service contents and the implanted-device limit. 300.105(b) (home use) was seen only in the part's index and a state rule.",
  },
  "physical-education": {
    quote:
      "If specially designed physical education is prescribed in a child's IEP, the public agency responsible for the education of that child must provide the services directly or make arrangements",
    source:
      "https://law.lawstack.com/cfr/34/300.108/ (copy marked checked against eCFR 2026-06-20) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.108",
  },
  "behavior-in-iep": {
    quote:
      "whose behavior impedes the child’s learning or that of others, consider the use of positive behavioral interventions and supports, and other strategies, to address that behavior",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; http://edocket.access.gpo.gov/cfr_2007/julqtr/34cfr300.324.htm",
  },
  esy: {
    quote:
      "a public agency may not ... Limit extended school year services to particular categories of disability; or ... Unilaterally limit the type, amount, or duration of those services.",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.106 ; https://sites.ed.gov/idea/regs/b/b/300.106/a/3",
    note: "Paragraph pinned; the bar is on limiting type, amount or duration on the school's own.",
  },
  lre: {
    quote:
      "only when the nature or severity of the disability ... is such that education in regular classes with the use of supplementary aids and services cannot be achieved satisfactorily",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Paragraph pinned; the regulation's section 300.114 was read only through the statute it repeats.",
  },
  placement: {
    quote:
      "Unless the IEP of a child with a disability requires some other arrangement, the child is educated in the school that he or she would attend if nondisabled",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.116 (eCFR text current to 2026-03-24) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2507.md (20 U.S.C. 1414(e)) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.501",
    note: "Added the neighborhood-school rule (c), harmful effect (d) and the Department's reading that placement is not a particular building (comments on 300.327).",
  },
  continuum: {
    quote:
      "Each public agency must ensure that a continuum of alternative placements is available to meet the needs of children with disabilities for special education and related services.",
    source:
      "http://www.cesa7.org/sped/pl-07/pl07-ieppro/07-plc3.html (text of 300.115) ; https://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=1220",
    note: "Full list given; resource-room and visiting-teacher help added.",
  },
  "cost-not-a-reason": {
    quote:
      "must not make placement decisions based on a public agency's needs or available resources, including budgetary considerations and the ability of the public agency to hire and recruit",
    source:
      "http://idea.ed.gov/explore/view/p/,root,regs,preamble2,prepart2,B,909,.html ; https://law.onecle.com/ussc/526/526us77.html",
    note: "Citation: 300.103 replaced by the texts that say it. The last sentence (cost may be weighed between options that are each appropriate) is court-made and was not checked.",
  },
  "personnel-qualifications": {
    quote:
      "or to prevent a parent from filing a complaint about staff qualifications with the State educational agency as provided for under this subchapter",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "New provision.",
  },
  "medication-ban": {
    quote:
      "as a condition of attending school, receiving an evaluation under subsection (a) or (c) of section 1414 of this title, or receiving services under this chapter",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Added the second half (teachers may share observations).",
  },
} as const satisfies EvidenceOf<typeof citations>;
