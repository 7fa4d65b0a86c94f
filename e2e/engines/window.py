"""A bare WebKitGTK window of any size for WebKitWebDriver; MiniBrowser is never narrower than 447 px."""
import os
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = os.environ["IACTA_WEBKIT_DATA"]
size = [int(part) for part in os.environ["IACTA_WEBKIT_SIZE"].split("x")]
# An ephemeral data manager would keep the console silent.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.connect(
    "download-started",
    lambda _context, download: download.connect(
        "decide-destination",
        lambda one, name: one.set_destination(f"file://{folder}/downloads/{name}") or True,
    ),
)
with open(os.environ["IACTA_WEBKIT_BEFORE"], encoding="utf8") as file:
    before = file.read()


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Iacta")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: created())


def created():
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            before, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.add(view)
    window.resize(*size)
    window.move(0, 0)
    window.show_all()
    view.grab_focus()
    return view


context.connect("automation-started", started)
Gtk.main()
