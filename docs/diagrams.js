// Draws the diagrams of a page of the documentation site in the theme that Furo has chosen.
const { theme } = document.body.dataset;
const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
mermaid.initialize({ startOnLoad: true, theme: dark ? "dark" : "neutral" });
