/// The settings of an nginx that divides what comes for a service between its processes.
struct Balancer {
    let port: LocalPort
    let processes: [LocalPort]
    /// Where nginx keeps its files.
    let folder: String

    static func folder(of service: String, in stateFolder: String) -> String { "\(stateFolder)/balancers/\(service)" }

    /// Nothing is buffered, so that streams and uploads pass as they come. A request goes to another process only when the first one took
    /// nothing of it, or when asking twice changes nothing. None is left out for having failed: one that is started again is asked at once.
    /// Kept connections are given up before the services do it, after 60 s, as otherwise both might happen at once.
    var settings: String {
        """
        daemon off;
        worker_processes 1;
        pid \(folder)/nginx.pid;
        error_log stderr warn;
        events { worker_connections 8192; }
        http {
            access_log off;
            client_body_temp_path \(folder)/body;
            proxy_temp_path \(folder)/answers;
            fastcgi_temp_path \(folder)/other;
            uwsgi_temp_path \(folder)/other;
            scgi_temp_path \(folder)/other;
            map $http_upgrade $connection_field { default upgrade; '' ''; }
            upstream processes {
        \(processes.map { "        server \($0.authority) max_fails=0;" }.joined(separator: "\n"))
                keepalive 256;
                keepalive_timeout 45s;
            }
            server {
                listen \(port.address.contains(":") ? "[\(port.address)]:\(port.port)" : "\(port.address):\(port.port)") backlog=4096;
                keepalive_requests 100000;
                client_max_body_size 0;
                large_client_header_buffers 8 32k;
                proxy_http_version 1.1;
                proxy_set_header Host $http_host;
                proxy_set_header Upgrade $http_upgrade;
                proxy_set_header Connection $connection_field;
                proxy_request_buffering off;
                proxy_buffering off;
                proxy_connect_timeout 2s;
                proxy_read_timeout 1h;
                proxy_send_timeout 1h;
                proxy_next_upstream error timeout;
                location / { proxy_pass http://processes; }
            }
        }

        """
    }
}
