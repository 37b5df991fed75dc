"""What pages here use and an engine may not have: told in the report, and what the pages do then."""

# A name, a test in JavaScript, and what happens without it.
FEATURES = [
    ("Trusted Types", "'trustedTypes' in window", "planted markup is refused by the pages' own rules alone"),
    ("Web Locks", "'locks' in navigator", "every tab sends for itself"),
    ("BroadcastChannel", "'BroadcastChannel' in window", "tabs do not tell each other"),
    ("service workers", "'serviceWorker' in navigator", "pages do not open without a network"),
    ("IndexedDB", "'indexedDB' in window", "what was not sent is lost with the tab"),
    ("Cache", "'caches' in window", "pages do not open without a network"),
    ("requestIdleCallback", "'requestIdleCallback' in window", "what comes next is fetched at once, not in a pause"),
    ("createImageBitmap", "'createImageBitmap' in window", "no photo can be sent"),
    ("navigator.share", "'share' in navigator", "an address is shown instead"),
    ("clipboard", "!!navigator.clipboard?.writeText", "an address is copied by hand"),
    ("WebAssembly", "'WebAssembly' in window", "what proves a task is checked by the service alone"),
    ("AbortSignal.any", "'any' in AbortSignal", "calls go on after their screen was left"),
    ("light-dark()", "CSS.supports('color', 'light-dark(red, blue)')", "colours of one theme"),
    ("oklch()", "CSS.supports('color', 'oklch(0.5 0.1 100)')", "no colours"),
    ("color-mix()", "CSS.supports('color', 'color-mix(in oklch, red, blue)')", "no tints"),
    (":has()", "CSS.supports('selector(:has(a))')", "chosen ones are marked by their inputs alone"),
    ("text-wrap: balance", "CSS.supports('text-wrap', 'balance')", "headings break where they end"),
    ("overflow: clip", "CSS.supports('overflow', 'clip')", "screens may scroll sideways"),
    ("time fields", "(() => { const field = document.createElement('input'); field.type = 'time'; return field.type === 'time'; })()", "times are typed as text"),
    ("Arabic digits of Intl", "new Intl.NumberFormat('ar-u-nu-arab').format(7) === '٧'", "Western digits in Arabic"),
]


def of(driver) -> list[str]:
    """A line for everything that the engine does not have."""
    found = driver.execute_script("return [" + ", ".join(f"(() => {{ try {{ return !!({test}); }} catch {{ return false; }} }})()" for _, test, _ in FEATURES) + "]")
    return [f"{name}: {without}" for (name, _, without), has in zip(FEATURES, found) if not has]
