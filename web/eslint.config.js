// What the sources are checked for beyond their types; layout is Prettier's. No warnings: a rule holds or it is not here.
import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

// Who may import whom. A board is given all that it draws: it knows no screen, nothing of the store, and no other board.
const no_screens = {
  regex: "(^|/)screens(/|$)",
  message: "Screens are made of ui/ and boards/, not the other way round.",
};
const no_store = { regex: "^(\\.\\./)+store$", message: "A board is given what it draws (boards/contract.ts)." };
const no_other_board = {
  regex: "^\\.\\.(/index)?$|^\\.\\./(?!\\.)[^/]+/|(^|/)boards(/|$)",
  message: "What two boards share stands beside their folders, in ui/ or in texts/.",
};
const imports = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}", "vite.config.ts"],
    extends: [ts.configs.strictTypeChecked, hooks.configs.flat["recommended-latest"]],
    rules: {
      // Where an index is known to be inside, `!` says so; the alternative is a branch that nothing can test.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // Functions as properties: they are passed on, and have no `this`.
      "@typescript-eslint/method-signature-style": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "react-hooks/exhaustive-deps": "error",
      // Both tell a ref by its name in camel case, which ours do not have, and serve a compiler that is not used.
      "react-hooks/immutability": "off",
      "react-hooks/preserve-manual-memoization": "off",
    },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  { files: ["src/ui/**/*.{ts,tsx}", "src/texts/**/*.ts", "src/art/**/*.{ts,tsx}"], rules: imports(no_screens) },
  { files: ["src/boards/*.{ts,tsx}"], rules: imports(no_screens, no_store) },
  { files: ["src/boards/*/**/*.{ts,tsx}"], rules: imports(no_screens, no_store, no_other_board) },
  {
    files: ["src/**/*.test.{ts,tsx}"],
    rules: {
      // `act` waits for what follows from an async function only; methods of the browser are put aside and back.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["e2e/**/*.mjs", "tools/**/*.mjs", "eslint.config.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
