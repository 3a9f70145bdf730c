import { serviceTypes } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { services } from "./contacts.ts";

// The labels with their prices as the specification has them ("/admin").
it("names each kind of service, with its price", () => {
  expect(serviceTypes.map((type) => [services[type].label, services[type].price])).toEqual([
    ["Strategy Session", "$175"],
    ["Records Review", "$250"],
    ["Meeting Attendance", "$175-195/hr"],
    ["Advocacy Coaching", "$150/hr"],
    ["Letter Writing", "$95-250"],
    ["Foundational Package", "$1,500"],
    ["Full Support Package", "$2,500"],
    ["Other", undefined],
    ["Customer Support", undefined],
  ]);
});
