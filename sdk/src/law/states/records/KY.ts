import type { StateRecord } from "../StateRecord.ts";

export const KY: StateRecord = {
  code: "KY",
  evaluation: {
    limit: { value: 60, unit: "school days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation, eligibility and, if the child is eligible, the IEP",
    exclusions: "Weekends and breaks do not count.",
    note: "Ask what else is due by then.",
    citation: "707 KAR 1:320, sec. 2(3)",
    sources: [
      "https://www.kyspin.com/news_posts/myth-busters-timeline-for-initial-evaluation-to-be-completed/",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Ages 3 to 21 without a diploma; the statute says under 21.",
    lastDay: null,
    note: null,
    citation: "707 KAR 1:290 sec. 1(1); KRS 157.200(1)",
    sources: ["https://statutes.laws.com/kentucky/157-00/200"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Kentucky Department of Education, Office of Special Education and Early Learning",
    phone: "(502) 564-4970",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://education.ky.gov/specialed/excep/Pages/Dispute-Resolution-Process.aspx",
      status: "verified",
    },
    mediation: {
      address: "https://education.ky.gov/specialed/excep/Pages/Dispute-Resolution-Process.aspx",
      status: "verified",
    },
    safeguards: {
      address: "https://education.ky.gov/specialed/excep/Pages/Dispute-Resolution-Process.aspx",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Kentucky Special Parent Involvement Network (KY-SPIN)",
    phone: "(800) 525-7746",
    phoneStatus: "secondary",
    website: "https://www.kyspin.com",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
