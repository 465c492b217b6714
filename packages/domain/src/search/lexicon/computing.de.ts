/** Information technology. */
export const computing = `
IT, EDV, Informatik, Informatiker, Informationstechnik, Computer, Software, ICT
Entwickler, Developer, Programmierer, Software Engineer, Softwareentwickler, Softwareentwicklung, Coder, Anwendungsentwickler, Software Developer
Softwareentwickler, Programmierer, Software Developer, Software Engineer, Anwendungsentwickler, Fachinformatiker Anwendungsentwicklung, Developer, Softwareingenieur, Softwarearchitekt
Developer, Entwickler, Engineer, Programmierer, Softwareentwickler
Software Engineer, Softwareentwickler, Softwareingenieur, Software Developer
Webentwickler, Web Developer, Webdesigner, Webprogrammierer, Frontend Developer, Frontend Entwickler, Fullstack, Full Stack Developer, Webmaster, Web Engineer
Frontend, Front-End, Frontend Developer, React, Angular, Webentwickler, UI Developer
Backend, Back-End, Backend Developer, Backend Entwickler, Softwareentwickler
Fullstack, Full Stack, Full-Stack Developer, Softwareentwickler, Webentwickler
Java Entwickler, Java Developer, Java, Softwareentwickler
Python, Python Developer, Data Scientist, Softwareentwickler
C++, Embedded, Softwareentwickler, C++ Developer
Rust=, Golang, Scala, Ruby > Rust=, Golang, Scala, Ruby, Backend Developer, Softwareentwickler, Software Engineer
C#, .NET, .NET Developer, Softwareentwickler
PHP, PHP Entwickler, Webentwickler, Web Developer
JavaScript, TypeScript, Node, React, Frontend, Webentwickler
App-Entwickler, Mobile Developer, iOS, Android, App Developer
Spieleentwickler, Game Developer, Unity, Unreal, Game Designer
Fachinformatiker, Informatiker, Systemintegration, Anwendungsentwicklung, IT-Systemelektroniker, IT-Spezialist
Informatiker, Fachinformatiker, Softwareentwickler, IT-Spezialist, Informatik, Wirtschaftsinformatiker
Systemadministrator, IT-Administrator, Sysadmin, Admin, Administrator, System Engineer, Netzwerkadministrator, Systemintegration, IT-Systemadministrator, Linux, Systemingenieur, Windows Administrator
Administrator, Admin, Systemadministrator, Verwalter
Netzwerktechniker, Netzwerkadministrator, Network Engineer, Netzwerk, IT-Infrastruktur, Netzwerkspezialist
DevOps, Site Reliability Engineer, Cloud Engineer, Platform Engineer, Kubernetes, SRE
Cloud, AWS, Azure, Cloud Architect, DevOps
IT-Support, Helpdesk, Service Desk, First Level Support, IT-Techniker, User Help Desk, Supporter, IT-Supporter, Support Engineer, Anwenderbetreuung, Second Level Support, Computertechniker, EDV-Techniker, Anwendersupport
IT-Sicherheit, IT-Security, Cyber Security, Information Security, Informationssicherheit, Security Engineer, Cybersecurity, CISO, Penetration Tester, Penetrationstester, Pentester
IT-Leiter, Head of IT, CTO, CIO, Leiter IT, IT-Manager
IT-Projektleiter, IT-Projektmanager, IT Project Manager, Scrum Master, Projektleiter
Scrum Master, Agile Coach, Product Owner, Agile
Product Owner, Product Manager, Produktmanager, Produktverantwortlicher
Datenbankadministrator, Datenbankentwickler, SQL, Database Administrator, DBA, Datenbank
Data Scientist, Data Analyst, Datenanalyst, Datenwissenschaftler, Machine Learning Engineer, Data Engineer, Business Intelligence, Analytics, Big Data, Data Science, Datenanalyse
Data Engineer, Datenbankentwickler, Data Warehouse, Dateningenieur, Data Architect
KI, Künstliche Intelligenz, AI, Machine Learning, Artificial Intelligence, ML, Deep Learning
Business Intelligence, BI, Power BI, Reporting, Data Analyst
Business Analyst, Anforderungsmanager, Requirements Engineer, Anforderungsanalyse, Prozessmanager
SAP, SAP Berater, SAP Consultant, ABAP, ERP, SAP Inhouse Consultant
ERP, Dynamics, Navision, SAP, Warenwirtschaft
Softwaretester, Testingenieur, QA Engineer, Test Manager, Quality Assurance, Testautomatisierung, Testmanager, Tester
UX Designer, UI Designer, Usability, Interaction Designer, Produktdesigner, Product Designer
Wirtschaftsinformatiker, Wirtschaftsinformatik, IT-Consultant, Business Analyst, IT-Berater
IT-Berater, IT-Consultant, Technical Consultant, Consultant IT
Embedded, Firmware, Hardwareentwickler, Embedded Software, Mikrocontroller
Telekommunikation, Glasfaser, Fernmeldetechniker, Breitband, Telekommunikationstechniker
Hardware, Elektronikentwickler, Informationselektroniker > Hardware, Hardwareentwickler, IT-Systemelektroniker, IT-Techniker, Elektronikentwickler, Informationselektroniker
IT Consultant, ERP Consultant > IT Consultant, IT-Berater, Consultant, ERP Consultant, SAP Consultant, SAP Berater, IT-Projektmanager
Swift, iOS Developer > Swift, iOS, iOS Developer, App-Entwickler
Kotlin, Android Entwickler > Kotlin, Android, Android Entwickler, Java, App-Entwickler
Spring, Spring Boot > Spring, Spring Boot, Java, Java Entwickler, Backend Developer
Salesforce, CRM, Salesforce Consultant, ERP Consultant
Virtualisierung, VMware > Virtualisierung, VMware, Systemadministrator, Cloud
Systemhaus, IT-Systemhaus > Systemadministrator, IT-Support, Fachinformatiker, IT-Techniker
Blockchain, Krypto > Blockchain, Krypto, Softwareentwickler
Prompt Engineer, LLM > Prompt Engineer, Machine Learning Engineer, KI, Data Scientist, LLM
`;
