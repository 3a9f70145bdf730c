import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { anAccount, heldBack, main, noNetwork, refusal, renderPage } from "../../tests/renderPage.tsx";

// Signing up, signing in and recovering: what the forms ask for, what they send, and what they say of a failure.

const press = (name: string) => main().getByRole("button", { name });
const field = (label: string): HTMLInputElement => main().getByLabelText(new RegExp(`^${label}\\s*\\*?$`));

const forms = [
  ["/login", "Sign In", { Email: "Invalid email address", Password: "Password is required" }],
  [
    "/signup",
    "Create Account",
    {
      "First Name": "First name is required",
      "Last Name": "Last name is required",
      Email: "Invalid email address",
      Password: "Password must be at least 8 characters",
    },
  ],
  ["/forgot-password", "Send me a link", { Email: "Invalid email address" }],
  [
    "/reset-password?token=abc",
    "Save the new password",
    { "New Password": "Password must be at least 8 characters" },
  ],
  ["/verify-email", "Send me a new link", { Email: "Invalid email address" }],
] as const;

it.each(forms)("%s says at each field what is missing, and sends nothing", async (path, button, wrong) => {
  const { user, sent } = await renderPage(path);
  await user.click(press(button));
  for (const [label, sentence] of Object.entries(wrong)) {
    await main().findAllByText(sentence);
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    const described = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(sentence);
  }
  await waitFor(() => expect(document.activeElement).toBe(field(Object.keys(wrong)[0] ?? "")));
  expect(sent).toEqual([]);
});

it.each([
  ["/login", ["username", "current-password"]],
  ["/signup", ["given-name", "family-name", "email", "new-password"]],
  ["/reset-password?token=abc", ["username", "new-password"]],
] as const)("%s tells password managers what its fields are", async (path, tokens) => {
  await renderPage(path);
  const inputs = screen.getByRole("main").querySelectorAll("form input:not([type=hidden])");
  expect([...inputs].map((input) => input.getAttribute("autocomplete"))).toEqual(tokens);
});

it.each([
  ["a wrong password", refusal(401, { code: "invalid_credentials", message: "Invalid email or password." })],
  ["too many tries", refusal(429, { code: "rate_limited", retryAfter: 720 }), /again in 12 minutes, at \d/],
  ["a gateway's own page", () => new Response("<h1>Bad</h1>", { status: 502 }), /went wrong on our side/],
  ["no network", noNetwork, /could not reach the server/],
])(
  "after %s, sign-in keeps the input, and works on the next try",
  async (_, answer, words = /Invalid email or/) => {
    const { user, answers, bodiesOf } = await renderPage("/login", { answers: { login: answer } });
    await user.type(field("Email"), " maria@example.org");
    await user.type(field("Password"), "seven blue kites");
    await user.click(press("Show password"));
    expect(field("Password").type).toBe("text");
    await user.click(press("Hide password"));
    expect(field("Password").type).toBe("password");
    await user.click(press("Sign In"));
    expect((await main().findByText("Login Failed")).closest("[role=alert]")?.textContent).toMatch(words);
    await waitFor(() => expect(screen.getAllByText("Login Failed")).toHaveLength(2));
    expect([field("Email").value.trim(), field("Password").value]).toEqual([
      "maria@example.org",
      "seven blue kites",
    ]);
    expect(localStorage.getItem("auth_token")).toBeNull();
    expect(window.location.pathname).toBe("/login");

    answers["login"] = { token: "a.b.c", user: anAccount() };
    await user.click(press("Sign In"));
    await waitFor(() => expect(window.location.pathname).toBe("/advanced-tools"));
    expect(bodiesOf("login").at(-1)).toEqual({ email: "maria@example.org", password: "seven blue kites" });
    expect(localStorage.getItem("auth_token")).toBe("a.b.c");
  },
);

it("signing up refuses a common password itself, and puts a taken address at its field", async () => {
  const taken = "An account with this email already exists.";
  const { user, sent } = await renderPage("/signup", {
    answers: { register: refusal(409, { code: "email_taken", message: taken, fields: { email: taken } }) },
  });
  await user.type(field("First Name"), "Maria");
  await user.type(field("Last Name"), "Lopez");
  await user.type(field("Email"), "maria@example.org");
  await user.type(field("Password"), "Password1!");
  await user.click(press("Create Account"));
  await main().findByText(/one of the first that others would try/);
  await waitFor(() => expect(document.activeElement).toBe(field("Password")));
  expect(sent).toEqual([]);
  await user.clear(field("Password"));
  await user.type(field("Password"), "seven blue kites");
  await waitFor(() => expect(main().queryByText(/one of the first/)).toBeNull());
  await user.click(press("Create Account"));
  expect((await main().findByText("Registration Failed")).role).toBe("alert");
  expect(main().getAllByText(taken), "at the field, and not in a notice as well").toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field("Email")));
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect([field("First Name").value, field("Password").value]).toEqual(["Maria", "seven blue kites"]);
});

it("asking for a link sends once however often the button is pressed, and starts again blank", async () => {
  const { answer, release } = heldBack({ success: true });
  const { user, bodiesOf } = await renderPage("/forgot-password", { answers: { forgotPassword: answer } });
  await user.type(field("Email"), "maria@example.org");
  const button = press("Send me a link");
  button.click();
  button.click();
  expect(await main().findByRole("button", { name: "Sending…" })).toHaveProperty("type", "submit");
  release();
  await main().findByRole("heading", { name: "Please check your email" });
  expect(bodiesOf("forgotPassword")).toEqual([{ email: "maria@example.org" }]);
  await user.click(press("Use another address"));
  expect(field("Email").value).toBe("");
});

it.each([
  [
    "/reset-password?token=abc",
    "resetPassword",
    "Save the new password",
    "Ask for a new link",
    "/forgot-password",
  ],
  [
    "/verify-email?token=abc",
    "verifyEmail",
    "Confirm my email address",
    "Send me a new link",
    "/verify-email",
  ],
] as const)("%s with a used link says so, and leads to a new one", async (path, call, button, way, to) => {
  const message = "This link does not work anymore.";
  const { user, bodiesOf } = await renderPage(path, {
    answers: { [call]: refusal(400, { code: "invalid_link", message }) },
    ...(call === "verifyEmail" && { signedInAs: { emailVerified: false } }),
  });
  await main().findByRole("button", { name: button });
  expect(window.location.href, "the token is no longer in the address").not.toContain("abc");
  if (call === "resetPassword") await user.type(field("New Password"), "seven blue kites");
  await user.click(press(button));
  await main().findByText(message);
  expect(bodiesOf(call)[0]).toMatchObject({ token: "abc" });
  await user.click(main().getByRole("link", { name: way }));
  await waitFor(() => expect(window.location.pathname).toBe(to));
});

it.each(["/verify-email?token=abc", "/reset-password"])(
  "%s says what is missing before it asks for anything",
  async (path) => {
    const { sent } = await renderPage(path);
    await main().findByText(
      path === "/reset-password" ? "This link is not complete." : "Please sign in first.",
    );
    expect(main().queryByRole("textbox")).toBeNull();
    expect(sent).toEqual([]);
  },
);
