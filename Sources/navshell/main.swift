import Demos
import NavigationShell

Shell(apps: Demo.all.map(App.init)).main()
